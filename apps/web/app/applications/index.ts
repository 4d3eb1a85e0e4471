export { type KeptUploads, keepUpload, keptReference } from './kept-uploads';
