// Loaded on every page.
import './tokens.css';
import './fonts.css';
import './base.css';
import './utilities.css';
import './media.css';
