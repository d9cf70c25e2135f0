import { PRODUCT_NAME } from '@repaso/proto/product';
import { ReadingPage } from '../ui/reading-page.tsx';

export default function PrivacyPage() {
  return (
    <ReadingPage title="Privacy Policy">
      <p>This page says what {PRODUCT_NAME} stores about you, why, and for how long.</p>
      <h2>What is stored</h2>
      <ul>
        <li>Your first name, your email address, and a hash of your password.</li>
        <li>
          The notes you upload, the text read from them, and the activities and recap cards made
          from that text. Location and camera data in photos are removed.
        </li>
        <li>Your answers and scores, so that your practice fits what you know.</li>
        <li>Feedback you send, and which pages and activities you used.</li>
        <li>
          For each sign-in: when it was last used and which browser used it. A cookie keeps you
          signed in for up to 90 days.
        </li>
      </ul>
      <h2>What is not</h2>
      <ul>
        <li>No advertising, no third-party scripts, no tracking across sites.</li>
        <li>
          Usage is recorded without your IP address, and not at all when your browser sends Do Not
          Track or Global Privacy Control.
        </li>
      </ul>
      <h2>Who sees it</h2>
      <p>
        Your notes and answers are shown to you alone. Administrators see your name, your email
        address, whether it is verified, and how many lessons you uploaded this week. Whoever runs
        this installation can connect a language model to make activities; it then receives the text
        or the picture of your notes, and neither your name nor your address.
      </p>
      <h2>In your browser</h2>
      <p>
        Unsent notes and answers are kept in this browser until they are sent, so that a lost
        connection costs you nothing.
      </p>
      <h2>Deleting it</h2>
      <p>
        When your account is deleted, everything listed here goes with it. The record of what
        administrators did keeps internal numbers only.
      </p>
    </ReadingPage>
  );
}
