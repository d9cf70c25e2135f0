import { PRODUCT_NAME } from '@repaso/proto/product';
import { ReadingPage } from '../ui/reading-page.tsx';

export default function TermsPage() {
  return (
    <ReadingPage title="Terms">
      <p>
        {PRODUCT_NAME} is a beta. It turns the notes of your Spanish lessons into short practice
        activities. Using it is free: nothing can be bought, even where plans and prices are shown.
      </p>
      <h2>Your part</h2>
      <ul>
        <li>Use an email address that is yours, and keep your password to yourself.</li>
        <li>
          Upload only notes that you may use: your own, or those your tutor gave you for learning.
        </li>
        <li>Do not try to reach other people&apos;s notes or to overload the service.</li>
      </ul>
      <h2>Our part</h2>
      <ul>
        <li>Your notes stay yours. They are used to make your practice, for nothing else.</li>
        <li>
          Activities are made by software and can contain mistakes. Your tutor has the last word.
        </li>
        <li>
          A beta can change, be unavailable or lose something. Keep your original notes as well.
        </li>
      </ul>
      <h2>Leaving</h2>
      <p>
        You can delete your account and everything in it at any time, on your account page, and
        download it before. Accounts that break these terms can be deleted by an administrator.
      </p>
    </ReadingPage>
  );
}
