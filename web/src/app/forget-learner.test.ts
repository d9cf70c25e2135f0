import { delMany, keys } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetLearner } from './forget-learner.ts';

vi.mock('idb-keyval', () => ({ keys: vi.fn(), delMany: vi.fn() }));

const ANA = '0190-ana';
const BEN = '0190-ben';
const ofAna = [`repaso:draft:${ANA}`, `repaso.completion.${ANA}.key`];
const ofOthers = [`repaso:draft:${BEN}`, 'repaso.browser'];

/** Web Storage as far as this goes, its entries being its own properties as in a browser. */
function storageWith(names: string[]): Storage {
  const methods = {
    removeItem(name: string) {
      delete (this as unknown as Record<string, string>)[name];
    },
  };
  const entries = Object.fromEntries(names.map((name) => [name, '…']));
  return Object.assign(Object.create(methods), entries) as Storage;
}

let storage: Storage;
beforeEach(() => {
  storage = storageWith([...ofAna, ...ofOthers]);
  vi.mocked(keys).mockResolvedValue([`repaso:chosen-file:${ANA}`, `repaso:chosen-file:${BEN}`, 7]);
});

it('leaves nothing of a learner who deleted the account, and everything of others', async () => {
  await forgetLearner(ANA, 'everything', [storage]);
  expect(Object.keys(storage)).toEqual(ofOthers);
  expect(delMany).toHaveBeenCalledWith([`repaso:chosen-file:${ANA}`]);
});

it('keeps the scores of who only signs out', async () => {
  await forgetLearner(ANA, 'notes', [storage]);
  expect(Object.keys(storage)).toEqual([`repaso.completion.${ANA}.key`, ...ofOthers]);
});

it('does not fail where the browser has no database', async () => {
  vi.mocked(keys).mockRejectedValue(new Error('forbidden'));
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await forgetLearner(ANA, 'everything', [storage]);
  expect(log).toHaveBeenCalledOnce();
});
