import { describe, expect, it } from 'vitest';
import { fields, pairingsFrom, separator } from './people';

const names = (text: string) => pairingsFrom(text).map(({ white, black }) => [white.name, black.name]);

describe('pairingsFrom', () => {
  it('reads a table with a heading, in either language', () => {
    const games = pairingsFrom('Nombre;Título;ID FIDE;Elo;País\nRuiz, Ana;GM;2200000;2510;ESP\nLópez, Eva;;;1999;MEX');
    expect(games).toHaveLength(1);
    expect(games[0]?.white).toMatchObject({ name: 'Ruiz, Ana', title: 'GM', fideId: '2200000', rating: '2510', federation: 'ESP', team: '' });
    expect(games[0]?.black).toMatchObject({ name: 'López, Eva', rating: '1999', federation: 'MEX' });
  });

  it('reads games with both players in a row', () => {
    const [game] = pairingsFrom('Board\tWhite\tRating\tBlack\tRating\n1\tAnn\t1800\tBob\t1700');
    expect([game?.white, game?.black].map((it) => [it?.name, it?.rating])).toEqual([['Ann', '1800'], ['Bob', '1700']]);
  });

  it('reads plain lines', () => {
    expect(names('Ann\nBob\nEve')).toEqual([['Ann', 'Bob'], ['Eve', '']]);
    expect(names('Ann - Bob\nEve vs Dan')).toEqual([['Ann', 'Bob'], ['Eve', 'Dan']]);
  });

  it('sees what a field is by its form', () => {
    expect(pairingsFrom('GM Carlsen, 1503014, 2831, NOR')[0]?.white).toMatchObject({ fideId: '1503014', rating: '2831', federation: 'NOR' });
    expect(pairingsFrom('Carlsen, Magnus, GM, NOR')[0]?.white).toMatchObject({ name: 'Carlsen, Magnus', title: 'GM' });
  });
});

it('fields may be quoted', () => {
  expect(fields('"Ruiz, Ana",2510,"a ""b"""', ',')).toEqual(['Ruiz, Ana', '2510', 'a "b"']);
  expect(separator('a;b,c;d')).toBe(';');
});
