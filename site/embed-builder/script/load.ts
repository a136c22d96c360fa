const loaded = new Map<string, Promise<unknown>>();

/** What the widgets' folder holds: each file once; one that did not come is asked for again. */
export function load(file: string): Promise<unknown> {
  const known = loaded.get(file) ?? fetchJson(`/widgets/${file}`);
  loaded.set(file, known);
  known.catch(() => loaded.delete(file));
  return known;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}
