export { QuestionTemplates } from './templates/question-templates';
export { TemplateBar } from './templates/template-bar';
export { useTemplates } from './templates/use-templates';
