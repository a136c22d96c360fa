const cache = new Map<string, Promise<unknown>>();

/** Fetches a JSON file from `/widgets/`, cached. A failed request is repeated at the next call. */
export function loadJson(file: string): Promise<unknown> {
  const request = cache.get(file) ?? fetchJson(`/widgets/${file}`);
  cache.set(file, request);
  request.catch(() => cache.delete(file));
  return request;
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}
