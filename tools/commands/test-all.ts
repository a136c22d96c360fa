import { env } from 'node:process';

// Adds the cases that `sample` in tests/sample.ts leaves out, and the tests tagged "@all".
env.TEST_ALL = '1';
await import('./test.ts');
