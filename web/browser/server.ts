/** The real server, on a database of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const program = process.env.COMPONGO ?? resolve(import.meta.dirname, '../../target/debug/compongo');

export class Server {
  #process: ChildProcess | null = null;
  #said = '';

  private constructor(
    readonly origin: string,
    private readonly port: number,
    private readonly data: string,
    private readonly options: readonly string[],
  ) {}

  /** Starts a server, perhaps with live game files at its desk. */
  static start(...watched: string[]): Promise<Server> {
    return Server.with(...watched.flatMap((file) => ['--watch', file]));
  }

  /** Starts a server with such options. */
  static async with(...options: string[]): Promise<Server> {
    const port = await freePort();
    const server = new Server(`http://127.0.0.1:${port}`, port, mkdtempSync(join(tmpdir(), 'compongo-')), options);
    await server.run();
    return server;
  }

  /** Starts it, or starts it again on the same address and data. */
  async run(): Promise<void> {
    const listen = `127.0.0.1:${this.port}`;
    const child = spawn(program, ['serve', '--listen', listen, '--data', this.data, ...this.options], { stdio: ['ignore', 'pipe', 'pipe'] });
    const note = (bytes: Buffer) => (this.#said += bytes.toString());
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.on('error', (error) => (this.#said += String(error)));
    this.#process = child;
    const end = Date.now() + 30_000;
    while (Date.now() < end) {
      const up = await fetch(`${this.origin}/readyz`).then((it) => it.ok, () => false);
      if (up) return;
      if (child.exitCode !== null) break;
      await new Promise((go) => setTimeout(go, 50));
    }
    throw new Error(`the server does not answer:\n${this.#said}`);
  }

  /** The link to the arbiter's desk, as the server tells it. */
  desk = (): string => /\/desk#k=[\w-]+/.exec(this.#said)?.[0] ?? '';

  /** As a loss of power: nothing is said to anyone. */
  kill = (): Promise<void> => this.#end('SIGKILL');

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.data, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}
