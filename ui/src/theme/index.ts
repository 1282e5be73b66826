import './tokens.css';
import './base.css';
import './shared.css';

export * from './theme-choice.ts';
