import { type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../components/button.tsx';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { lazyPart } from '../../components/lazy-view.tsx';
import type { PasswordDialogProps } from './password-dialog.tsx';

const PasswordDialog = lazyPart<PasswordDialogProps>(
  async () => (await import(/* webpackChunkName: "part-password" */ './password-dialog.tsx')).part,
);

export interface PasswordButtonProps extends Omit<PasswordDialogProps, 'onClose'> {
  readonly children: ReactNode;
}

/** Opens the password form of an account. The form is loaded with the first click. */
export function PasswordButton({ children, ...dialog }: PasswordButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{children}</Button>
      {isOpen &&
        // Outside of the menu, which closes, and of the form of a settings page.
        createPortal(
          <ErrorBoundary>
            <Suspense fallback={null}>
              <PasswordDialog {...dialog} onClose={() => setOpen(false)} />
            </Suspense>
          </ErrorBoundary>,
          document.body,
        )}
    </>
  );
}
