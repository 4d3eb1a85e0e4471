/** Every open browser of a person. */
export const userRoom = (userId: number) => `user:${userId}`;

/** Every tab of one signed-in browser. */
export const sessionRoom = (sessionId: string) => `session:${sessionId}`;
