/*
 * What the main application and its pages take of this folder comes through here: with one way in, the bundler puts it into one place,
 * and a page has no small files of its own beside it. The login takes what it needs from the files themselves.
 */
export * from './banner.tsx';
export * from './button.tsx';
export * from './card.tsx';
export * from './class-names.ts';
export * from './data-table.tsx';
export * from './dialog.tsx';
export * from './error-view.tsx';
export * from './failure-message.tsx';
export * from './field.tsx';
export * from './figure.tsx';
export * from './foreign-text.tsx';
export * from './bars.tsx';
export * from './password-field.tsx';
export * from './product-mark.tsx';
export * from './scroll-area.tsx';
export * from './skeleton.tsx';
export * from './state-badge.tsx';
export * from './tone.ts';
export * from './use-document-title.ts';
