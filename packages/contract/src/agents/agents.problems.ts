/** Refusals of job agents and candidate agents, with their HTTP status. */
export const agentProblems = {
  too_many_agents: 409,
  agent_without_choice: 400,
} as const;
