import { Server } from 'node:net';

// Preloaded by `dev.ts`: Eleventy's server has no option for the address it listens on, and what it
// serves, the source included, is for this machine alone.

const { listen } = Server.prototype;

Server.prototype.listen = function (options, ...others) {
  const host = typeof options === 'object' && options.port !== undefined && { host: 'localhost' };
  return listen.call(this, host ? { ...host, ...options } : options, ...others);
};
