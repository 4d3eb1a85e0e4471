// Every page has these. Mantine's pieces bring theirs with `MantineRoot`.
import './tokens.css';
import './fonts.css';
import './base.css';
import './utilities.css';
import './media.css';
