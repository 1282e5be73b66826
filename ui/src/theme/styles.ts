import './tokens.css';
import './base.css';
import './typography.module.css';
import './tones.module.css';
import './layout.module.css';
import './surfaces.module.css';
import './controls.module.css';
