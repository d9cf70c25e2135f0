import { PRODUCT_NAME } from '@repaso/proto/product';
import { ReadingPage } from '../ui/reading-page.tsx';

export default function PrivacyPage() {
  return (
    <ReadingPage title="Privacy Policy">
      <p>This page says what {PRODUCT_NAME} stores about you, why, and for how long.</p>
      <h2>What is stored</h2>
      <ul>
        <li>
          Your name, your email address, a hash of your password, your settings, and when you were
          last active.
        </li>
        <li>
          The notes you upload, the text read from them, the activities and recap cards made from
          that text, and your time zone, so that a day begins when it does for you. Location and
          camera data in photos are removed.
        </li>
        <li>Your answers and scores, so that your practice fits what you know.</li>
        <li>The feedback you send, and which mails were sent to you and when.</li>
        <li>
          For each sign-in: when it began, when it was last used, and which browser used it. You can
          see and end them on your account page.
        </li>
        <li>
          Which pages and activities were used, for 180 days, unless whoever runs this installation
          has set another time. This is recorded without your IP address, and not at all when your
          browser sends Do Not Track or Global Privacy Control.
        </li>
        <li>
          Against attacks: how often an internet address asked for something, and failed attempts at
          a password, for an hour; and, under a scrambled name, that you have signed in from an
          address, for 30 days.
        </li>
      </ul>
      <h2>Reminders</h2>
      <p>
        When practice is waiting and you have been away for two days, you get a mail about it: at
        most one every three days, at daytime where you are, and no more after three that you did
        not follow. For this the time of your last visit and of the last reminder are stored. A link
        in every reminder, and a switch on your account page, turns them off.
      </p>
      <h2>What is not</h2>
      <p>
        No advertising, no tracking across sites, no analytics by anybody else. The only script from
        another company can be the human check at sign-up, login and password reset, where whoever
        runs this installation has chosen hCaptcha for it. That company then sees your internet
        address and your browser, and is told of errors of its script.
      </p>
      <h2>Who sees it</h2>
      <p>
        Your notes and answers are shown to you alone. Administrators see your name, your email
        address, whether it is verified, when you joined, and how many lessons you uploaded this
        week. Whoever runs this installation can connect a language model to make activities; it
        then receives the text or the picture of your notes, and neither your name nor your address.
      </p>
      <h2>In your browser</h2>
      <ul>
        <li>
          A cookie keeps you signed in: for 30 days after your last visit, and for 90 days at most.
          Another one, the known-device cookie, is kept for a year after your last login. It says
          that you have signed in here before, so that strangers who guess passwords cannot slow you
          down; it is sent with logins alone and opens nothing.
        </li>
        <li>
          Your lessons and activities are kept on this device, so that you can practise without a
          network, until you sign out.
        </li>
        <li>
          Notes that were not sent are kept until you send them or sign out. Scores that were not
          sent are kept until they are.
        </li>
        <li>A random name of this browser, for the usage counts above, until you sign out.</li>
      </ul>
      <h2>Taking it with you</h2>
      <p>
        On your account page you can download everything listed here as one file. The notes you
        uploaded can be downloaded as they were.
      </p>
      <h2>Deleting it</h2>
      <p>
        You can delete your account on your account page. It ends at once, and within a minute
        everything listed here has gone with it. The record of what administrators did keeps
        internal numbers only. Backups that whoever runs this installation makes follow their own
        rhythm.
      </p>
    </ReadingPage>
  );
}
