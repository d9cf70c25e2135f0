import { PRODUCT_NAME } from '@repaso/proto/product';

/** The product's name with its mark. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-semibold font-serif text-ink text-xl">
      <img src="/icon.svg" alt="" width={32} height={32} />
      {PRODUCT_NAME}
    </span>
  );
}
