/** Rejects with an error unless the work is done in time. The work itself goes on. */
export function within<T>(ms: number, work: Promise<T>, error: Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
