// Every page has these. Mantine's pieces bring theirs with `MantineGround`.
import './tokens.css';
import './fonts.css';
import './base.css';
import './utilities.css';
import './media.css';
