import { messages } from '../../widgets/get-matched/content.ts';
import { createGetMatchedStore, type GetMatchedDeps } from '../../widgets/get-matched/store.ts';
import { createFormDeps } from './form.fixture.ts';

/** A wizard with test doubles for its dependencies, and a record of their calls. */
export function startWizard(changed: Partial<GetMatchedDeps> = {}) {
  const { deps, ...record } = createFormDeps();
  const store = createGetMatchedStore({
    ...deps,
    isGuarded: () => false,
    role: undefined,
    messages,
    ...changed,
  });
  return { ...record, submit: deps.submit, wizard: store.getState };
}
