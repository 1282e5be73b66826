export * from './password-button.tsx';
