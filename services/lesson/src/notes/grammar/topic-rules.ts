import type { TopicRule } from './topic-rule.ts';
import { verbTopics } from './verb-topics.ts';
import { wordTopics } from './word-topics.ts';

/** The grammar that notes are about, each with a rule that is true as it stands. */
export const topicRules: readonly TopicRule[] = [...verbTopics, ...wordTopics];
