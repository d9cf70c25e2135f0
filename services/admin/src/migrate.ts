import { migrate } from '@repaso/shared/migrate';
import { migrations } from './store/migrations.ts';

await migrate('admin', migrations);
