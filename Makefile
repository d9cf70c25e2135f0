# Everything a person does with Repaso. `make` alone lists the targets.

# The project's own Node and npm come first where scripts/toolchain.sh had to fetch them.
export PATH := $(CURDIR)/.toolchain/bin:$(PATH)
.DEFAULT_GOAL := help
.PHONY: help run stop test lint proto pictures lighthouse eval fuzz chaos manifests images-check load overload bench bench-admin admin dead-letters backup restore clean ready

WEB_SOURCES := $(shell find web proto -type f -not -path '*/node_modules/*' -not -path 'web/dist/*' \
  -not -path 'web/e2e/*' -not -path '*/test-results/*' -not -path 'web/pictures/*' 2>/dev/null) package-lock.json

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

# The launcher stops cleanly even when make itself is killed: the kernel tells it (--pdeathsig).
run: web/dist/index.html ## start everything on http://localhost:8080 until ctrl-C
	@exec setpriv --pdeathsig=TERM node scripts/stack.ts

stop: ready ## stop what `make run` started on this DATA_DIR
	@exec node scripts/stop.ts

test: ready ## lint, unit and service tests, browser journeys
	@exec setpriv --pdeathsig=TERM node scripts/test.ts

lint: ready ## formatting, types, contracts
	@exec node scripts/lint.ts

proto: ready ## generate proto/gen from the contracts
	@cd proto && exec ../node_modules/.bin/buf generate

pictures: web/dist/index.html ## a picture of each screen and state, in web/pictures; ONLY=practice: of one tour
	@rm -rf web/pictures
	@cd web && exec setpriv --pdeathsig=TERM ../node_modules/.bin/playwright test --config pictures.config.ts --reporter list $(if $(ONLY),--grep '$(ONLY)')

lighthouse: web/dist/index.html ## Lighthouse's scores of landing page and dashboard, against the ones they have to reach
	@exec setpriv --pdeathsig=TERM node scripts/bench/lighthouse.ts

eval: ready $(if $(ONLY),,web/dist/index.html) ## practice made from real kinds of notes, against the figures it has to reach; ONLY=text: no files
	@node services/lesson/eval/run.ts $(if $(ONLY),--only $(ONLY))
	$(if $(ONLY),,@exec setpriv --pdeathsig=TERM node scripts/bench/worker-memory.ts)

fuzz: ready web/dist/index.html ## strange requests by the thousand against a stack of its own; REQUESTS=10000 SEED=1
	@exec setpriv --pdeathsig=TERM node scripts/fuzz/run.ts

load: ready web/dist/index.html ## learners' days against a stack of its own; PROFILE=smoke|learner-day|spike|soak RATE=2
	@exec setpriv --pdeathsig=TERM node scripts/load/run.ts

overload: ready web/dist/index.html ## the most that the product carries here, and five times as much; SECONDS=30
	@exec setpriv --pdeathsig=TERM node scripts/load/overload/run.ts

bench: ready web/dist/index.html ## CPU and latency beside a monolith on the same tables; ROUNDS=5 ONLY=tasks,events SAVE=1
	@exec setpriv --pdeathsig=TERM node scripts/bench/run.ts

bench-admin: web/dist/index.html ## how fast the list of users is with 100,000 of them
	@exec setpriv --pdeathsig=TERM node scripts/bench/admin-users.ts

images-check: ready ## build the image and walk through docker-compose.yml's stack, from nothing; needs Docker or root
	@exec setpriv --pdeathsig=TERM node deploy/check/images-check.ts

manifests: ready ## render the Kubernetes overlays with kustomize or kubectl, and check them
	@exec node scripts/render-manifests.ts

chaos: ready web/dist/index.html ## break one thing after the other under load and compare what was acknowledged; ROUNDS=1 LEARNERS=6 ONLY=
	@exec setpriv --pdeathsig=TERM node scripts/chaos/run.ts

admin: ready ## EMAIL=…: make that account an administrator (of the running stack)
	@exec node scripts/admin.ts "$(EMAIL)"

dead-letters: ready ## list undeliverable events; REPLAY=<id> or REPLAY=--all sends them again
	@exec node scripts/dead-letters.ts $(if $(REPLAY),replay $(REPLAY),list)

backup: ready ## TO=folder: databases and note files of the running stack
	@exec node scripts/backup.ts $(if $(TO),"$(TO)")

restore: ready ## FROM=folder: makes the data what they were then; the stack must not run; FORCE=1 drops what is there
	@exec node scripts/restore.ts $(if $(FROM),"$(FROM)") $(if $(FORCE),--force)

clean: ## remove what was built and fetched; DATA=1 also removes the data
	rm -rf node_modules */node_modules services/*/node_modules .toolchain .engines web/dist web/pictures web/test-results coverage test-results
	$(if $(DATA),rm -rf "$(or $(DATA_DIR),.data)")

ready:
	@exec sh scripts/toolchain.sh

web/dist/index.html: $(WEB_SOURCES) | ready
	@echo 'Building the web app'
	@cd web && ../node_modules/.bin/vite build --logLevel warn && touch dist/index.html
