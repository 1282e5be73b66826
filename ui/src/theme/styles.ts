import './tokens.css';
import './base.css';
import './shared-words.css';
import './shared-places.css';
import './shared-controls.css';
