import { apiErrors } from '@repaso/proto/http/errors';
import { ApiError, NetworkError } from '../../app/api.ts';
import { FILE_TOO_LARGE } from './notes-file.ts';

/** What a person is told about a failed upload (specification, section 8). */
export interface UploadProblem {
  title: string;
  description: string;
  tips: string[];
  /** The lesson exists all the same: not shown as a failure. */
  saved: boolean;
}

interface Rule {
  matches: RegExp;
  problem: Omit<UploadProblem, 'saved'> & { saved?: true };
  /** The server may know more: a PDF with a password, a page without Spanish. */
  serverSaysWhy?: true;
}

const TRY_LATER = 'This is usually temporary. Please try again in a few minutes.';
const TYPE_INSTEAD = 'Type your notes instead.';
const SMALLER_IMAGE = 'Use an image under 10MB.';

/** In this order: what was saved comes first, a bare status last. */
const rules: Rule[] = [
  {
    matches: /saved, but we had trouble|PARTIAL_SUCCESS/,
    problem: {
      title: 'Partial success',
      description:
        'Your lesson was saved, but we had trouble creating your practice. We will keep trying.',
      tips: [],
      saved: true,
    },
  },
  {
    matches: /We couldn't read your image|IMAGE_UNREADABLE/,
    problem: {
      title: 'Image not readable',
      description: "We couldn't read your image.",
      tips: ['Take a clearer photo in good light.', TYPE_INSTEAD, SMALLER_IMAGE],
    },
    serverSaysWhy: true,
  },
  {
    matches: /temporarily busy|overloaded|at capacity|SERVICE_BUSY/i,
    problem: { title: 'Service temporarily busy', description: TRY_LATER, tips: [] },
  },
  {
    matches: /very short content|CONTENT_TOO_SHORT/i,
    problem: {
      title: 'Need more content',
      description: 'Your notes are too short to make practice from.',
      tips: ['Add vocabulary with its translation.', 'Add a few example sentences.'],
    },
    serverSaysWhy: true,
  },
  {
    matches: /too large|FILE_TOO_LARGE/i,
    problem: { ...FILE_TOO_LARGE, tips: [SMALLER_IMAGE, TYPE_INSTEAD] },
  },
  {
    matches: /INVALID_FILE_TYPE/,
    problem: {
      title: 'Unsupported file type',
      description: apiErrors.INVALID_FILE_TYPE.text,
      tips: [TYPE_INSTEAD],
    },
  },
  {
    matches: /^401\b|session expired/i,
    problem: {
      title: 'Please log in',
      description: 'Your session expired. Please log in again to continue.',
      tips: ['Your notes are kept in this browser.'],
    },
  },
  {
    matches: /^408\b|took too long/i,
    problem: {
      title: 'Upload timeout',
      description: TRY_LATER,
      tips: ['Your lesson may still appear: look into Past Lessons first.'],
    },
  },
  {
    matches: /^503\b/,
    problem: { title: 'Service temporarily unavailable', description: TRY_LATER, tips: [] },
  },
  {
    matches: /database|storage/i,
    problem: { title: 'Service issue', description: TRY_LATER, tips: [] },
  },
];

const CONNECTION_PROBLEM: UploadProblem = {
  title: 'Connection problem',
  description: 'Check your internet connection and try again.',
  tips: ['Your notes are kept in this browser.'],
  saved: false,
};

/** What the server says when it has nothing to add. */
const CATALOGUE_TEXTS = new Set<string | undefined>(
  Object.values(apiErrors).map(({ text }) => text),
);

/** Classifies by what the error's message contains. */
export function uploadProblem(error: unknown): UploadProblem {
  if (error instanceof NetworkError) return CONNECTION_PROBLEM;
  const message = error instanceof Error ? error.message : '';
  const said = error instanceof ApiError ? error.error : undefined;
  const rule = rules.find(({ matches }) => matches.test(message));
  if (rule) {
    const why = rule.serverSaysWhy && !CATALOGUE_TEXTS.has(said) ? said : undefined;
    return { saved: false, ...rule.problem, description: why ?? rule.problem.description };
  }
  return {
    title: 'Something went wrong',
    description: said ?? 'Please try again.',
    tips: [],
    saved: false,
  };
}
