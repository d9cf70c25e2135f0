import { describe, expect, it } from 'vitest';
import { chooseFile } from './chosen-file.ts';

function photo(name: string, content = 'el perro', lastModified = 1_700_000_000_000): File {
  return new File([content], name, { type: 'image/jpeg', lastModified });
}

describe('a chosen file', () => {
  it('is a copy with the name, type and date of the original', async () => {
    const original = photo('market.jpg');
    const { file } = await chooseFile(original, null);
    expect(file).not.toBe(original);
    expect(file).toMatchObject({ name: 'market.jpg', type: 'image/jpeg', size: original.size });
    expect(file.lastModified).toBe(original.lastModified);
    expect(await file.text()).toBe('el perro');
  });

  it('is sent under the same key when it is chosen again, under another when it changed', async () => {
    const first = await chooseFile(photo('market.jpg'), null);
    expect(first.key).toMatch(/^[0-9a-f]{32}$/);
    expect((await chooseFile(photo('market.jpg'), first)).key).toBe(first.key);
    for (const other of [
      photo('house.jpg'),
      photo('market.jpg', 'el gato y el perro'),
      photo('market.jpg', 'el perro', 1_700_000_000_001),
    ]) {
      expect((await chooseFile(other, first)).key).not.toBe(first.key);
    }
  });
});
