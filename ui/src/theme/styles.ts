import './tokens.css';
import './base.css';
import './shared.css';
