import { PRODUCT_NAME } from '@repaso/proto/product';
import { type RefObject, useEffect, useRef } from 'react';

let firstPage = true;

/**
 * Names the document after the page and, from the second page on, moves the focus to its
 * heading (which needs `tabIndex={-1}`): a screen reader learns that something new is here.
 */
export function usePage(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
  useEffect(() => {
    if (!firstPage) heading.current?.focus();
    return () => {
      firstPage = false;
    };
  }, []);
  return heading;
}
