import { sleep } from 'k6';
import exec from 'k6/execution';
import http from 'k6/http';
import { Rate, Trend } from 'k6/metrics';
import { type Answer, learnerDay, type RequestStep } from '../learner-day.ts';
import { loadLearner } from '../learners.ts';
import type { Profile } from '../profiles.ts';

const failed = new Rate('failed');
const shed = new Rate('shed');
const accepted = new Trend('accepted_duration', true);

/** The function that k6 calls for every day that begins. */
export function liveDay({ learners }: Profile, url: string): () => void {
  return () => {
    const number = exec.scenario.iterationInTest % learners;
    const day = learnerDay(loadLearner(number), Math.random);
    let { value: step, done } = day.next({ body: '' });
    while (!done && step) {
      let answer: Answer = { body: '' };
      if (step.do === 'think') {
        sleep(step.seconds);
      } else {
        const got = send(step, url);
        if (!got) return;
        answer = got;
      }
      ({ value: step, done } = day.next(answer));
    }
  };
}

/** Undefined ends the day: the request was turned away, or went wrong. */
function send({ method, path, body, headers, name, kind, status }: RequestStep, url: string) {
  const response = http.request(method, `${url}${path}`, body, { headers, tags: { name, kind } });
  const isShed = response.status === 429 || response.status === 503;
  const isRight = response.status === status;
  failed.add(!isRight && !isShed);
  shed.add(isShed);
  if (!isRight) return undefined;
  accepted.add(response.timings.duration, { name, kind });
  return { body: String(response.body) };
}
