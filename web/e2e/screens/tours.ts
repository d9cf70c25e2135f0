import { accountTour } from './account.ts';
import { accountAccessTour } from './account-access.ts';
import { adminTour, deniedTour } from './admin.ts';
import { dashboardTour, newcomerTour } from './dashboard.ts';
import { practiceTour } from './practice.ts';
import { troubleTour } from './trouble.ts';
import { uploadTour } from './upload.ts';
import type { Tour } from './visit.ts';
import { visitorTour } from './visitor.ts';

/** Every screen of the product in each of its states, in an order in which none spoils another. */
export const tours: Tour[] = [
  visitorTour,
  accountAccessTour,
  newcomerTour,
  dashboardTour,
  uploadTour,
  practiceTour,
  accountTour,
  deniedTour,
  adminTour,
  troubleTour,
];
