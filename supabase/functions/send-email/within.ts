/** Waits so long for an act and no longer; the act itself goes on to its end. */
export async function within<T>(ms: number, act: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('No answer in time', 'TimeoutError')), ms);
  });
  return Promise.race([act, late]).finally(() => clearTimeout(timer));
}
