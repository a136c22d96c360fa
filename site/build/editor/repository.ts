/** A repository, as the editor's configuration names it. */
export interface Repository {
  name: 'github' | 'gitlab';
  /** For example `owner/name`. */
  repo: string;
}

/** The repository that the editor changes. Without one, the site has no editor. */
export function repositoryOf(setting: string | undefined): Repository | undefined {
  if (!setting) return undefined;
  const [, name, repo] = /^(github|gitlab):([\w.-]+(?:\/[\w.-]+)+)$/.exec(setting) ?? [];
  if (name && repo) return { name: name as Repository['name'], repo };
  throw new Error(
    `EDITOR_REPO is "${setting}". Set it to github:OWNER/NAME or gitlab:OWNER/NAME, or leave it out.`,
  );
}

export const repository = repositoryOf(process.env.EDITOR_REPO);
