import type { MessageTemplate } from '@jobblik/contract/companies/templates.schema';
import { useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import type { QuestionTemplateForm } from '../../ui/overlays/question-dialog/question-dialog';
import { TemplateBar } from './template-bar';
import { useTemplates } from './use-templates';

/** The company's own sets of questions, above the questions that are being written. */
export function QuestionTemplates({ questions, isComplete, onAdd }: QuestionTemplateForm) {
  const t = useWords('templates');
  const templates = useTemplates('ask');
  const [id, setId] = useState<number>();
  const chosen = templates.list.find(({ template_id }) => template_id === id);
  const choose = (template: MessageTemplate | undefined) => {
    setId(template?.template_id);
    if (template) onAdd(template.questions);
  };
  return (
    <TemplateBar
      legend={t('legend')}
      templates={templates}
      chosen={chosen}
      onChoose={choose}
      content={isComplete ? { message: '', questions: [...questions] } : null}
      isChanged={chosen !== undefined && contentOf(questions) !== contentOf(chosen.questions)}
    />
  );
}

function contentOf(questions: QuestionTemplateForm['questions']): string {
  return JSON.stringify(questions.map(({ question, text, video }) => [question, text, video]));
}
