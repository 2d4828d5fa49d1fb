/** Files of the server, fetched with the key of a seat and saved by the browser. */
import { blob } from './api';

/** Fetches a file (`path` begins after `/api`) and saves it under a name. */
export async function download(path: string, name: string, key: string | null): Promise<void> {
  const url = URL.createObjectURL(await blob(path, { key }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
