import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

// Compiling schemas needs `eval`, which the content security policy forbids.
z.config({ jitless: true });

export { zodResolver as formResolver };
