-- A record as version 1 of the form has it. Never rewritten.
PRAGMA application_id = 1129140295;
PRAGMA user_version = 1;
CREATE TABLE halls (no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, created INTEGER NOT NULL) STRICT;
CREATE TABLE tables (no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, hall INTEGER NOT NULL REFERENCES halls (no), settings TEXT NOT NULL, created INTEGER NOT NULL, over INTEGER NOT NULL) STRICT;
CREATE INDEX tables_of_hall ON tables (hall);
CREATE INDEX tables_open ON tables (no) WHERE over = 0;
CREATE TABLE keys (hash BLOB PRIMARY KEY, "table" INTEGER REFERENCES tables (no), hall INTEGER REFERENCES halls (no), role INTEGER NOT NULL, created INTEGER NOT NULL, revoked INTEGER, CHECK (("table" IS NULL) <> (hall IS NULL))) STRICT, WITHOUT ROWID;
CREATE INDEX keys_of_table ON keys ("table") WHERE "table" IS NOT NULL;
CREATE INDEX keys_of_hall ON keys (hall) WHERE hall IS NOT NULL;
CREATE TABLE facts ("table" INTEGER NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, wall INTEGER NOT NULL, who INTEGER NOT NULL, seat INTEGER, act TEXT NOT NULL, command TEXT, PRIMARY KEY ("table", seq)) STRICT, WITHOUT ROWID;
CREATE TABLE latest (no INTEGER PRIMARY KEY CHECK (no = 1), wall INTEGER NOT NULL) STRICT;
INSERT INTO halls VALUES (1, 'hall', 'Hall', 10);
INSERT INTO tables VALUES (1, 'golden', 1, '{"regulations":{"edition":"2023"}}', 20, 0);
INSERT INTO keys VALUES (x'0000000000000000000000000000000000000000000000000000000000000001', 1, NULL, 4, 20, NULL);
INSERT INTO facts VALUES (1, 1, 0, 1800000000000, 4, NULL, '{"do":"start"}', NULL);
INSERT INTO facts VALUES (1, 2, 4200, 1800000004200, 0, 4, '{"do":"move","move":"e2e4"}', 'a1');
INSERT INTO latest VALUES (1, 1800000004200);
