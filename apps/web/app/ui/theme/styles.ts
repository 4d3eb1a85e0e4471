// Loaded on every page. Styles of Mantine's components are loaded with `MantineRoot`.
import './tokens.css';
import './fonts.css';
import './base.css';
import './utilities.css';
import './media.css';
