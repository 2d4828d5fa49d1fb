import { expect, it } from 'vitest';
import { SseParser } from './sse';

it('reads events however they are cut', () => {
  const parser = new SseParser();
  expect(parser.push('event: table\nda')).toEqual([]);
  expect(parser.push('ta: {"a":1}\nid: 7\n\n:still here\n\nda')).toEqual([{ event: 'table', data: '{"a":1}', id: '7' }]);
  expect(parser.push('ta: x\r\ndata: y\r\n\r\n')).toEqual([{ event: 'message', data: 'x\ny', id: null }]);
});
