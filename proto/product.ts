/** The product's name, the one place it stands: web app, mails and /api/config read it here. */
export const PRODUCT_NAME = 'Repaso';
