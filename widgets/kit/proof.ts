/** Works out a proof; resolves to an empty text where it cannot, and the form is held then. */
type Prove = (body: string, functionUrl: string) => Promise<string>;

const provers: Readonly<Record<string, () => Promise<Prove>>> = {
  altcha: async () => (await import('./altcha.ts')).proveByWork,
  turnstile: async () => (await import('./turnstile.ts')).proveByTurnstile,
};

/** Does what the build says that the function asks of a page. */
export const prove: Prove = async (body, functionUrl) => {
  try {
    const prover = await provers[__PROOF__]?.();
    return (await prover?.(body, functionUrl)) ?? '';
  } catch (error) {
    console.warn(`hire: no proof: ${error instanceof Error ? error.name : 'failed'}`);
    return '';
  }
};
