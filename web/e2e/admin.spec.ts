import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { connectIdentity } from '@repaso/scripts/stack/identity-client';
import {
  createLearner,
  createVisitor,
  type Learner,
  mailedLink,
} from '@repaso/scripts/test/learner';
import { type RunningStack, startStack } from '@repaso/scripts/test/run-stack';
import { expectAccessible } from './accessibility.ts';
import { signIn } from './sign-in.ts';

const PHONE = { width: 320, height: 700 };
const DESKTOP = { width: 1280, height: 900 };

let stack: RunningStack;
/** The only administrator at the start of every test. */
let boss: Learner;
test.beforeAll(async () => {
  stack = await startStack();
  boss = await createLearner(stack);
  await grantAdmin(boss.email);
});
test.afterAll(() => stack?.stop());

test.beforeEach(({ page }) => page.setViewportSize(DESKTOP));

test('who is nobody, or no administrator, is told so and shown the way', async ({ page }) => {
  const learner = await createLearner(stack);
  await page.goto(`${stack.url}/admin`);
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'not logged in');
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();

  await page.waitForURL(`${stack.url}/admin`);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(
    page.getByText('Admin access required. Contact an administrator to grant admin privileges.'),
  ).toBeVisible();
  await expectAccessibleEverywhere(page, 'access denied');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(`${stack.url}/`);
});

test('finds users by name, address and status, in either order', async ({ page }) => {
  const [verified, unverified] = [await createLearner(stack), await signUp('Zenobia')];
  await openAdmin(page, boss);

  await expect(rowOf(page, boss.email)).toContainText('(you)');
  await expect(rowOf(page, boss.email)).toContainText('Admin');
  await expect(rowOf(page, unverified)).toContainText('Unverified');
  const stats = page.locator('dl');
  for (const label of ['Total Users', 'Verified', 'Pending', 'Active This Week']) {
    await expect(stats).toContainText(label);
  }
  await expectAccessibleEverywhere(page, 'the list of users');

  const search = page.getByPlaceholder('Search by name or email...');
  await search.fill('zENOB');
  await expect(rows(page)).toHaveCount(1);
  await expect(rowOf(page, unverified)).toBeVisible();
  await expect(page.getByText('Showing 1 of 1 users')).toBeVisible();
  await choose(page, 'Status', 'Verified Only');
  await expect(page.getByText('No users found matching your search.')).toBeVisible();
  await expectAccessibleEverywhere(page, 'no users found');

  await search.fill('');
  await expect(rowOf(page, verified.email)).toBeVisible();
  await expect(rowOf(page, unverified)).toBeHidden();
  await choose(page, 'Status', 'Unverified Only');
  await expect(rowOf(page, unverified)).toBeVisible();
  await expect(rowOf(page, verified.email)).toBeHidden();
  await choose(page, 'Status', 'All Users');
  await choose(page, 'Sort', 'Oldest First');
  await expect(rows(page).first()).toContainText(boss.email);

  const late = await signUp('Late');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(rowOf(page, late)).toBeVisible();
});

test('reads a long list page by page', async ({ page }) => {
  for (let group = 0; group < 6; group += 1) {
    await Promise.all(Array.from({ length: 10 }, () => signUp('Paginated')));
  }
  await openAdmin(page, boss);
  await page.getByPlaceholder('Search by name or email...').fill('paginated');
  await expect(page.getByText('Showing 50 of 60 users')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(page.getByText('Showing 60 of 60 users')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Users found' })).toBeFocused();
});

test('acts on users, and asks before what cannot be taken back', async ({ page }) => {
  const learner = await createLearner(stack);
  const newcomer = await signUp('Nadia');
  await openAdmin(page, boss);

  await test.step('verify', async () => {
    await act(page, newcomer, 'Resend Verification');
    await expectToast(page, 'Success', `A new verification link is on its way to ${newcomer}.`);
    await act(page, newcomer, 'Verify');
    await expectToast(page, 'Success', `${newcomer} is verified now.`);
    await expect(rowOf(page, newcomer)).not.toContainText('Unverified');
  });

  await test.step('send password reset', async () => {
    await act(page, learner.email, 'Send Password Reset');
    const message = `A link to reset the password is on its way to ${learner.email}.`;
    await expectToast(page, 'Success', message);
    expect(await mailedLink(stack.mailDir, learner.email)).toContain('token=');
  });

  await test.step('grant admin: no click outside answers', async () => {
    await act(page, learner.email, 'Grant Admin');
    const dialog = page.getByRole('alertdialog', { name: 'Grant admin access?' });
    await expect(dialog).toContainText(learner.email);
    await expectAccessible(page, 'a confirmation');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menuOf(page, learner.email)).toBeFocused();
    expect((await learner.call('GET', '/api/admin/stats')).status).toBe(403);

    await act(page, learner.email, 'Grant Admin');
    await dialog.getByRole('button', { name: 'Grant Admin' }).click();
    await expectToast(page, 'Success', `${learner.email} is an administrator now.`);
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, learner.email)).toContainText('Admin');
    expect((await learner.call('GET', '/api/admin/stats')).status).toBe(200);
  });

  await test.step('end sessions', async () => {
    const elsewhere = createVisitor(stack.url);
    const { email, password } = learner;
    await elsewhere.call('POST', '/api/auth/login', { body: { email, password } });
    await act(page, email, 'End Sessions');
    const dialog = page.getByRole('alertdialog', { name: 'End all sessions?' });
    await dialog.getByRole('button', { name: 'End Sessions' }).click();
    await expectToast(page, 'Success', `${email} is logged out everywhere.`);
    expect((await elsewhere.call('GET', '/api/auth/user')).status).toBe(401);
    expect((await learner.call('GET', '/api/auth/user')).status).toBe(401);
  });

  await test.step('revoke admin, by keyboard', async () => {
    await menuOf(page, learner.email).press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.type('rev');
    await expect(page.getByRole('menuitem', { name: 'Revoke Admin' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Revoke admin access?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Revoke Admin' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Success', `${learner.email} is no longer an administrator.`);
    await expect(rowOf(page, learner.email)).not.toContainText('Admin');
    await expect(menuOf(page, learner.email)).toBeFocused();
  });

  await test.step('delete, on a phone', async () => {
    await page.setViewportSize(PHONE);
    await act(page, learner.email, 'Delete');
    const dialog = page.getByRole('alertdialog', { name: 'Delete this account?' });
    await expect(dialog).toContainText('permanently removed with all its data');
    await expectAccessible(page, 'a confirmation on a phone');
    await page.mouse.click(5, 5);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    const message = `The account of ${learner.email} has been permanently deleted.`;
    await expectToast(page, 'Success', message);
    await expect(rowOf(page, learner.email)).toBeHidden();
    await expect(page.getByRole('region', { name: 'Users found' })).toBeFocused();
    expect((await learner.call('GET', '/api/auth/user')).status).toBe(401);
  });
});

test('verifies by address', async ({ page }) => {
  const email = await signUp('Manuela');
  await openAdmin(page, boss);
  await page.getByRole('tab', { name: 'Manual Actions' }).click();
  const verify = page.getByRole('button', { name: 'Verify User Account' });
  await expect(verify).toBeDisabled();
  await expectAccessibleEverywhere(page, 'manual actions');
  const field = page.getByLabel('User Email');
  await field.fill('  ');
  await expect(verify).toBeDisabled();
  await field.fill('nobody');
  await verify.click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await field.fill('nobody@example.org');
  await verify.click();
  await expectToast(page, 'Failed to verify user', 'User not found');
  await field.fill(email);
  await verify.click();
  await expectToast(page, 'Success', `${email} is verified now.`);
  await expect(field).toHaveValue('');
  await page.getByRole('tab', { name: 'User Management' }).click();
  await expect(rowOf(page, email)).not.toContainText('Unverified');
});

test('keeps the last administrator, and lets others leave', async ({ page }) => {
  await openAdmin(page, boss);
  await page.getByPlaceholder('Search by name or email...').fill(boss.email);
  await expect(page.getByText('Showing 1 of 1 users')).toBeVisible();
  const lastOne = 'This is the last administrator. Appoint another one first.';
  for (const [label, failure] of [
    ['Revoke Admin', 'Failed to revoke admin access'],
    ['Delete', 'Failed to delete user'],
  ] as const) {
    await act(page, boss.email, label);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('This is your own account');
    await dialog.getByRole('button', { name: label }).click();
    await expectToast(page, failure, lastOne);
    await expect(dialog).toBeHidden();
  }

  const second = await createLearner(stack);
  await grantAdmin(second.email);
  await openAdmin(page, second);
  await act(page, second.email, 'Revoke Admin');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke Admin' }).click();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();

  await grantAdmin(second.email);
  await page.reload();
  await act(page, second.email, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
});

test('says what it could not reach', async ({ page }) => {
  const email = await signUp('Nicolás');
  await openAdmin(page, boss);
  await page.route('**/api/admin/**', (route) => route.abort());
  await act(page, email, 'Resend Verification');
  await expectToast(
    page,
    'Failed to resend verification email',
    'Failed to connect to admin service',
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Failed to fetch users' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'no connection');
  await page.unroute('**/api/admin/**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(rowOf(page, email)).toBeVisible();
});

async function openAdmin(page: Page, admin: Learner): Promise<void> {
  await page.context().clearCookies();
  await signIn(page.context(), admin, stack.url);
  await page.goto(`${stack.url}/admin`);
  await expect(page.getByText(/^Showing \d+ of \d+ users$/)).toBeVisible();
}

async function grantAdmin(email: string): Promise<void> {
  const identity = connectIdentity(stack.state);
  await identity.grantAdmin({ email });
  identity.close();
}

/** The address of somebody who has not verified it. */
async function signUp(firstName: string): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  const response = await fetch(`${stack.url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, firstName, password: 'a quiet evening in Sevilla' }),
  });
  expect(response.status).toBe(201);
  return email;
}

/** A user's row, or card on a phone. */
function rows(page: Page): Locator {
  const list = page.getByRole('region', { name: 'Users found' });
  return list.locator('tbody tr, li');
}

function rowOf(page: Page, email: string): Locator {
  return rows(page).filter({ hasText: email });
}

function menuOf(page: Page, email: string): Locator {
  return page.getByRole('button', { name: `Actions for ${email}` });
}

async function act(page: Page, email: string, label: string): Promise<void> {
  await menuOf(page, email).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: title });
  await expect(toast.filter({ hasText: description })).toBeVisible();
}

async function expectAccessibleEverywhere(page: Page, what: string): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${what} is wider than ${size.width} px`).toBeLessThanOrEqual(0);
    await expectAccessible(page, `${what} at ${size.width} px`);
  }
}
