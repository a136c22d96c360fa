/** Registers all elements of the package. On a server it does nothing. */
import.meta.glob('./*/element.ts', { eager: true });
