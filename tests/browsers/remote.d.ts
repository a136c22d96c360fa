/** Types for exports of the package that its own types do not include. */
declare module 'selenium-webdriver/remote/index.js' {
  export namespace DriverService {
    class Builder {
      constructor(program: string);
      setLoopback(isLoopback: boolean): this;
      setEnvironment(environment: NodeJS.ProcessEnv): this;
      build(): DriverService;
    }
  }
  export class DriverService {
    start(): Promise<string>;
    kill(): Promise<void>;
  }
}
