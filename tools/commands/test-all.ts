import { env } from 'node:process';

// Every case of each matrix: `npm test` runs a few of them, as tests/sample.ts chooses.
env.TEST_ALL = '1';
await import('./test.ts');
