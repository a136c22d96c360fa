import { type Environment, readEnvironment } from './environment.ts';
import { createHandler } from './handler.ts';
import { composeMail } from './mail.ts';
import { createMailer } from './smtp.ts';

const environment = readEnvironmentOrExit();
const mailer = createMailer(environment.mailServer);

const handle = createHandler({
  apiKey: environment.apiKey,
  allowedOrigins: environment.allowedOrigins,
  accept: (submission) => mailer.send(composeMail(submission, environment.addresses)),
  log: (line) => console.log(JSON.stringify(line)),
});

export default { fetch: (request: Request): Promise<Response> => handle(request) };

/** A stack trace would bury the one line that says what to set. */
function readEnvironmentOrExit(): Environment {
  try {
    return readEnvironment((name) => Deno.env.get(name));
  } catch (error) {
    console.error((error as Error).message);
    Deno.exit(1);
  }
}
