import { Account } from './account.tsx';
import { LanguageField } from './language-field.tsx';
import { ThemeField } from './theme-field.tsx';
import { UnitsField } from './units-field.tsx';

/** The content of the user menu above its logout: who is at the page, and how it is shown to them. */
export function UserChoices() {
  return (
    <>
      <Account />
      <LanguageField />
      <UnitsField />
      <ThemeField />
    </>
  );
}
