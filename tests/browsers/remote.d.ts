/** What the package has and its types leave out. */
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
