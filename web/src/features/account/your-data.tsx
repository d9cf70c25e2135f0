import type { UserExport } from '@repaso/proto/http/export';
import { PRODUCT_NAME } from '@repaso/proto/product';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api, errorText } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AccountSection } from './account-section.tsx';

export function YourData() {
  const download = useMutation({
    mutationFn: () => api<UserExport>('/api/user/export'),
    onSuccess: (data) =>
      save(`${PRODUCT_NAME.toLowerCase()}-${data.exportedAt.slice(0, 10)}.json`, data),
    onError: (error) =>
      toast({
        title: 'Download failed',
        description: errorText(error, 'Your data could not be downloaded. Please try again.'),
        variant: 'destructive',
      }),
  });
  return (
    <AccountSection
      title="Your data"
      intro="Your account, lessons, activities, answers and feedback, in one file."
    >
      <Button
        variant="secondary"
        busy={download.isPending && 'Collecting your data…'}
        onClick={() => download.mutate()}
      >
        <Download aria-hidden className="size-5" />
        Download my data
      </Button>
    </AccountSection>
  );
}

/** Has the browser keep a JSON file, indented so that a person can read it. */
function save(name: string, data: unknown): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
