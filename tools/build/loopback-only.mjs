import { Server } from 'node:net';

// Preloaded by `dev.ts`. Eleventy's dev server serves the source files, and has no option that limits
// it to this machine.

const { listen } = Server.prototype;

Server.prototype.listen = function (options, ...others) {
  const host = typeof options === 'object' && options.port !== undefined && { host: 'localhost' };
  return listen.call(this, host ? { ...host, ...options } : options, ...others);
};
