import {
  deleteMessageTemplate,
  getMessageTemplates,
  renameMessageTemplate,
  saveMessageTemplate,
} from '@jobblik/contract/companies/templates.api';
import type { TemplateKind } from '@jobblik/contract/companies/templates.rules';
import type { MessageTemplate } from '@jobblik/contract/companies/templates.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api';
import { callKey, useCall } from '../../platform/api/query';

/** Content of a template: a message, or questions for `ask`. */
export type TemplateContent = Pick<MessageTemplate, 'message' | 'questions'>;

/** The company's templates of one kind, with functions to change them. Each call throws the problem of a refusal. */
export function useTemplates(kind: TemplateKind) {
  const client = useQueryClient();
  const { data, error, refetch } = useCall(getMessageTemplates);
  const reread = () => client.invalidateQueries({ queryKey: callKey(getMessageTemplates) });
  return {
    list: data?.templates.filter((one) => one.kind === kind) ?? [],
    error,
    retry: () => void refetch(),
    save: async (name: string, content: TemplateContent, template_id?: number): Promise<MessageTemplate> => {
      const body = { template: { kind, name, ...content }, ...(template_id !== undefined && { template_id }) };
      const { template } = await callApi(saveMessageTemplate, { body });
      if (!template) throw new Problem('demo_read_only');
      await reread();
      return template;
    },
    rename: async ({ template_id }: MessageTemplate, name: string): Promise<void> => {
      await callApi(renameMessageTemplate, { body: { template_id, name } });
      await reread();
    },
    remove: async ({ template_id }: MessageTemplate): Promise<void> => {
      await callApi(deleteMessageTemplate, { body: { template_id } });
      await reread();
    },
  };
}
export type Templates = ReturnType<typeof useTemplates>;
